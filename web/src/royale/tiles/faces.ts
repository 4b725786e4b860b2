// What lies on each tile, and what there is to press when it asks: the component of the tile's name.

import type { Component } from "svelte";

import type { Board } from "../board.svelte";
import { TILES } from "./tiles";

type Face = Component<{ board: Board; open: boolean }>;

const files = import.meta.glob<Face>(["./*.svelte", "!./TileBoard.svelte"], { eager: true, import: "default" });

export const faceOf = (tile: string): Face => files[`./${TILES[tile]!.name}.svelte`]!;
