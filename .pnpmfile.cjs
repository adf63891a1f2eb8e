// The packages that carry Node itself state `os` and `cpu` as strings; pnpm skips foreign ones only when they are lists.
const asList = (value) => (typeof value === "string" ? [value] : value);
module.exports = {
  hooks: {
    readPackage(pkg) {
      if (/^node-(bin-)?(linux|darwin|win)-/.test(pkg.name))
        Object.assign(pkg, { os: asList(pkg.os), cpu: asList(pkg.cpu) });
      return pkg;
    },
  },
};
