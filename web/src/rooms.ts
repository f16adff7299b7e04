/** The rooms of the house that are not needed to play, loaded when somebody goes there. */
import type { Component } from "svelte";
import { learn } from "./words/catalogue.svelte";

export type Room = Component<{ about: string | null }>;

interface Shelf {
  page: () => Promise<{ default: unknown }>;
  catalogues: string[];
  /** Whether the page is kept on the device, for when there is no network. */
  isKept?: boolean;
}

const ROOMS: Record<string, Shelf> = {
  back: { page: () => import("./home/Back.svelte"), catalogues: [] },
  companion: {
    page: () => import("./companion/CompanionPage.svelte"),
    catalogues: ["companion-page"],
    isKept: true,
  },
  rules: { page: () => import("./rules/RulesPage.svelte"), catalogues: [], isKept: true },
  me: { page: () => import("./me/MePage.svelte"), catalogues: ["replay-page"] },
  r: { page: () => import("./replay/RecordReplay.svelte"), catalogues: ["replay-page"] },
  replay: { page: () => import("./replay/TableReplay.svelte"), catalogues: ["replay-page"] },
};

/** Whether there is a room of that name. */
export const isRoom = (name: string): boolean => name in ROOMS;

/** Whether it can be gone to without a network. */
export const isKept = (name: string): boolean => ROOMS[name]?.isKept ?? false;

export async function roomOf(name: string): Promise<Room> {
  const { page, catalogues } = ROOMS[name]!;
  const [{ default: component }] = await Promise.all([page(), learn(catalogues)]);
  return component as Room;
}
