// Views, facts and choices as the engine describes them: docs/schema/bell.d.ts, which `bell schema --typescript` prints and a
// test keeps up to date. Not copied, so it cannot be outdated.
export type * from "../../../docs/schema/bell";
