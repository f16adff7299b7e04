/** What is asked of the server about people. */
import { ask } from "../wire/http";
import type {
  Guest,
  Invitations,
  InvitedPeople,
  KnownPeople,
  Profile,
  ProfileRequest,
} from "../wire/types";

export const profileOf = (person: string) => ask<Profile>("GET", `/people/${person}`);
export const changeProfile = (wish: ProfileRequest) => ask<Guest>("POST", "/me/profile", wish);
export const knownPeople = () => ask<KnownPeople>("GET", "/me/people");

export const invitations = () => ask<Invitations>("GET", "/me/invitations");
export const decline = (table: string) => ask<Invitations>("DELETE", `/me/invitations/${table}`);
export const invitedTo = (table: string) =>
  ask<InvitedPeople>("GET", `/tables/${table}/invitations`);
export const invite = (table: string, person: string) =>
  ask<InvitedPeople>("POST", `/tables/${table}/invitations`, { person });
