/** The rooms of the house that are not needed to play, loaded when somebody goes there. */
import type { Component } from "svelte";
import { learn } from "./words/catalogue.svelte";

export type Room = Component<{ about: string | null }>;

interface Shelf {
  page: () => Promise<{ default: unknown }>;
  catalogues: string[];
}

const ROOMS: Record<string, Shelf> = {
  back: { page: () => import("./home/Back.svelte"), catalogues: [] },
  companion: {
    page: () => import("./companion/CompanionPage.svelte"),
    catalogues: ["companion-page"],
  },
  rules: { page: () => import("./rules/RulesPage.svelte"), catalogues: [] },
  me: { page: () => import("./me/MePage.svelte"), catalogues: ["replay-page"] },
  r: { page: () => import("./replay/RecordReplay.svelte"), catalogues: ["replay-page"] },
  replay: { page: () => import("./replay/TableReplay.svelte"), catalogues: ["replay-page"] },
};

/** Whether there is a room of that name. */
export const isRoom = (name: string): boolean => name in ROOMS;

export async function roomOf(name: string): Promise<Room> {
  const { page, catalogues } = ROOMS[name]!;
  const [{ default: component }] = await Promise.all([page(), learn(catalogues)]);
  return component as Room;
}
