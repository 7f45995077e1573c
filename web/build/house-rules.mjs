// Project rules as lint rules. The first: no + - * / on what came from a view. A board may count pixels and indices, so
// arithmetic is allowed on lengths, on index variables and on literals; everything else is the game's number.
const allowed = new Set(["i", "j", "k", "n", "index", "row", "column", "x", "y", "width", "height", "length"]);
const operators = new Set(["+", "-", "*", "/", "%", "**"]);

function isDrawing(node) {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "number" || typeof node.value === "string";
    case "TemplateLiteral":
      return true;
    case "Identifier":
      return allowed.has(node.name) || /^(px|at)[A-Z]/.test(node.name) || node.name === node.name.toUpperCase();
    case "MemberExpression":
      return node.property.type === "Identifier" && (allowed.has(node.property.name) || isGeometry(node));
    case "BinaryExpression":
      return isDrawing(node.left) && isDrawing(node.right);
    case "UnaryExpression":
      return isDrawing(node.argument);
    case "CallExpression":
      return node.callee.type === "MemberExpression" && node.callee.object.name === "Math" && node.arguments.every(isDrawing);
    default:
      return false;
  }
}

const isGeometry = (node) => ["left", "top", "right", "bottom", "clientX", "clientY", "offsetWidth", "PI"].includes(node.property.name);

const noGameArithmetic = {
  meta: { type: "problem", schema: [], messages: { computed: "The page computes no number of the game: let the view send it. (Pixels and indices are named i, j, k, n, index, x, y, px…)" } },
  create(context) {
    const look = (node, parts) => {
      if (!operators.has(node.operator.replace("=", "")) || parts.some((part) => part.type === "Literal" && typeof part.value === "string")) return;
      if (!parts.every(isDrawing)) context.report({ node, messageId: "computed" });
    };
    return {
      BinaryExpression(node) {
        if (operators.has(node.operator)) look(node, [node.left, node.right]);
      },
      AssignmentExpression(node) {
        if (node.operator !== "=" && operators.has(node.operator.slice(0, -1))) look(node, [node.left, node.right]);
      },
    };
  },
};

const noStyleAttribute = {
  meta: { type: "problem", schema: [], messages: { style: "No style attribute: the Content-Security-Policy forbids it. Use a class, or a style: directive, which goes through the object model." } },
  create(context) {
    return {
      SvelteAttribute(node) {
        if (node.key?.name === "style") context.report({ node, messageId: "style" });
      },
    };
  },
};

export default { rules: { "no-game-arithmetic": noGameArithmetic, "no-style-attribute": noStyleAttribute } };
