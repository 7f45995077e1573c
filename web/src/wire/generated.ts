// Views, facts and choices as the engine describes them: docs/schema/bell.d.ts, which `bell schema --typescript` prints
// and a test of the engine keeps current. Not copied, so it can't be stale.
export type * from "../../../docs/schema/bell";
