/** What a component draws is styled by the component: nothing reaches into others by chance. */

/** What is global of a selector, with states and parts of it. */
const GLOBAL = String.raw`:global\((?:[^()]|\([^()]*\))*\)(?:::?[a-z-]+)*`;
/** In Svelte, all that follows a :global without brackets is global as well. */
const NOTHING_LOCAL = [/^:global(?!\()/, new RegExp(`^${GLOBAL}(?:[\\s>+~]+${GLOBAL})*$`)];

export default {
  rules: {},
  overrides: [
    {
      files: ["src/styles/**/*.css"],
      rules: {
        "selector-max-class": [
          0,
          {
            message:
              "A class in a global stylesheet reaches every element of that name: make it a" +
              " component, or a CSS module.",
          },
        ],
      },
    },
    {
      files: ["src/**/*.svelte"],
      customSyntax: "postcss-html",
      rules: {
        "selector-disallowed-list": [
          NOTHING_LOCAL,
          {
            splitList: true,
            message:
              "With nothing but :global, a selector reaches the whole page: put it below a class" +
              " or an element of this component.",
          },
        ],
      },
    },
  ],
};
