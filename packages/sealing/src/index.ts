export {
  joseSeal,
  keyedDigest,
  keySecretsOf,
  keySecretVariables,
  type Seal,
  type SealPurpose,
  type Unsealed,
  type KeyedDigest,
  type KeySecrets,
} from './jose-seal.ts';
export { sealRowsAnew, type SealedTable, type SealNeeds } from './seal-rows-anew.ts';
