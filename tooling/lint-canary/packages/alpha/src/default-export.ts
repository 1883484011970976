// refused by no-restricted-exports
export default 1;
