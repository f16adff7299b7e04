import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { format } from "prettier";
import { expect, it } from "vitest";
import openapi from "../../openapi.json?raw";
import schema from "./schema.ts?raw";

const PATIENCE = 60_000;

it(
  "is what the server's document says: “make wire” makes it anew",
  async () => {
    const made = COMMENT_HEADER + astToString(await openapiTS(openapi));
    expect(schema).toBe(await format(made, { parser: "typescript", printWidth: 100 }));
  },
  PATIENCE,
);
