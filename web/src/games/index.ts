import type { BoardModule } from "./contract";

/** The games the page can draw, each loaded when it is first opened. */
const loaders: Record<string, () => Promise<{ default: unknown }>> = {
  gems: () => import("./gems/board"),
  gnomopolis: () => import("./gnomopolis/board"),
  gnomeland: () => import("./gnomeland/board"),
};

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = loaders[game];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default as BoardModule;
}
