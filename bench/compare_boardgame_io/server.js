// boardgame.io's own server with its store in memory. Prints its ports when it listens: for sockets, and for HTTP.
const net = require("net");
const { Server } = require("boardgame.io/server");
const { told, silent } = require("./game.js");
const { bare } = require("./bare.js");

// Its HTTP interface can share the sockets' port only with an older Koa than npm installs, and wants to be given one.
const freePort = () =>
  new Promise((found) => {
    const door = net.createServer().listen(0, () => {
      const { port } = door.address();
      door.close(() => found(port));
    });
  });

async function main() {
  const server = Server({ games: [told, silent, bare], origins: [/localhost/, /127\.0\.0\.1/] });
  const { appServer, apiServer } = await server.run({ port: 0, lobbyConfig: { apiPort: await freePort() } });
  console.log(`listening ${appServer.address().port} ${apiServer.address().port}`);
}

main();
