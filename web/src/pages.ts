/** The pages that are not needed for playing, loaded when they are opened. */
import type { Component } from "svelte";
import { loadCatalogues } from "./words/catalogue.svelte";

export type Page = Component<{ about: string | null }>;

interface Entry {
  page: () => Promise<{ default: unknown }>;
  catalogues: string[];
  /** Whether the page is stored on the device for use without a network. */
  isOffline?: boolean;
}

const PAGES: Record<string, Entry> = {
  back: { page: () => import("./home/ComeBackPage.svelte"), catalogues: ["account"] },
  companion: {
    page: () => import("./companion/CompanionPage.svelte"),
    catalogues: ["companion-page"],
    isOffline: true,
  },
  rules: { page: () => import("./rules/RulesPage.svelte"), catalogues: [], isOffline: true },
  learn: { page: () => import("./guide/LearnPage.svelte"), catalogues: ["guide"] },
  me: { page: () => import("./me/MePage.svelte"), catalogues: ["replay-page"] },
  night: { page: () => import("./night/NightPage.svelte"), catalogues: ["night"] },
  people: {
    page: () => import("./people/PeoplePage.svelte"),
    catalogues: ["account", "replay-page"],
  },
  r: { page: () => import("./replay/RecordReplay.svelte"), catalogues: ["replay-page"] },
  wall: { page: () => import("./night/WallPage.svelte"), catalogues: ["night"] },
  unsubscribe: {
    page: () => import("./notify/UnsubscribePage.svelte"),
    catalogues: ["notifications"],
  },
  replay: { page: () => import("./replay/TableReplay.svelte"), catalogues: ["replay-page"] },
};

/** Whether there is a page of that name. */
export const isPage = (name: string): boolean => name in PAGES;

/** Whether it can be opened without a network. */
export const isOffline = (name: string): boolean => PAGES[name]?.isOffline ?? false;

export async function pageOf(name: string): Promise<Page> {
  const { page, catalogues } = PAGES[name]!;
  const [{ default: component }] = await Promise.all([page(), loadCatalogues(catalogues)]);
  return component as Page;
}
