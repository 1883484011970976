import single from './jest.config.js';

/**
 * The tests of services, packages, gateway and web, without those of the whole product.
 * @type {import('jest').Config}
 */
export default { ...single, testPathIgnorePatterns: [...single.testPathIgnorePatterns, '/tests/'] };
