// boardgame.io's own server with its store in memory. Prints the port when it listens.
const { Server } = require("boardgame.io/server");
const { game } = require("./game.js");
const { game: bare } = require("./bare.js");

const server = Server({ games: [game, bare], origins: [/localhost/, /127\.0\.0\.1/] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`);
});
