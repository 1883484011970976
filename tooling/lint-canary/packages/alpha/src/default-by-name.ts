// refused by no-restricted-exports
const one = 1;
export { one as default };
