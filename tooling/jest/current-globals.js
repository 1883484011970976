let current = {};

/** What `@jest/globals` of the modules that test files share stands for, until the next file begins. */
export const setCurrentGlobals = (globals) => {
  current = globals;
};

const standIn = (name) =>
  new Proxy(() => undefined, {
    apply: (_target, _self, args) => current[name](...args),
    get: (_target, property) => current[name][property],
  });

export const afterAll = standIn('afterAll');
export const afterEach = standIn('afterEach');
export const beforeAll = standIn('beforeAll');
export const beforeEach = standIn('beforeEach');
export const describe = standIn('describe');
export const expect = standIn('expect');
export const it = standIn('it');
export const jest = standIn('jest');
export const test = standIn('test');
