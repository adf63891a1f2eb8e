// Folders import each other in one direction. Tests are left out: the fixtures that they share stand outside of src.
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-circular-folders",
      severity: "error",
      scope: "folder",
      comment: "Two folders that import each other are one; move what both need below them.",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|^packages/[^/]+/test/|^apps/web/test/` },
  },
};
