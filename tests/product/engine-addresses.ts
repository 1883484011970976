import { readServices } from '../../deploy/services/src/read-services.ts';

/** The variable by which a product under test finds which engines are its own. */
export const engineAddressesVariable = 'ENGINE_ADDRESSES';

/** Engines that live outside of the product; several products may share a PostgreSQL server, each with names of its own. */
export interface EngineAddresses {
  /** PostgreSQL, as one who may make roles and databases. */
  readonly postgresUrl: string;
  /** MongoDB, as one who may do everything, with `directConnection=true`: the server is known by another name inside of its container. */
  readonly mongoUrl: string;
  /** How the names of this product's roles and databases begin. */
  readonly prefix: string;
  /** Of each of its roles, and of each of its processes on the bus. */
  readonly password: string;
  /** The bus as somebody who may do everything. */
  readonly busUrl: string;
  /** Where limits are counted. */
  readonly redisUrl: string;
  /** The variables that choose its bucket. */
  readonly objectStore: Readonly<Record<string, string>>;
}

const keepDocuments = readServices()
  .filter(({ store }) => store === 'documents')
  .map(({ name }) => name);

/** Address of a service's database as its owner, on the engine that docker-compose.yml gives it. */
export const databaseUrlOf = ({ postgresUrl, mongoUrl, prefix, password }: EngineAddresses, service: string): string => {
  const name = `${prefix}_${service}`;
  const isOnMongo = keepDocuments.includes(service);
  const url = Object.assign(new URL(isOnMongo ? mongoUrl : postgresUrl), { username: name, password, pathname: `/${name}` });
  url.searchParams.delete('authSource');
  return url.href;
};

/** Addresses of all databases that lie in MongoDB. */
export const documentUrlsOf = (addresses: EngineAddresses): string[] => keepDocuments.map((name) => databaseUrlOf(addresses, name));

/** The bus as one process of the product may use it. */
export const busUrlOf = ({ busUrl, password }: EngineAddresses, process: string): string =>
  busUrl.replace(/^kafka:\/\/(?:[^@]*@)?([^?]*).*$/, `kafka://${process}:${password}@$1`);

/** The value of the environment; undefined when the product brings its engines along. */
export const readEngineAddresses = (environment: NodeJS.ProcessEnv = process.env): EngineAddresses | undefined => {
  const text = environment[engineAddressesVariable];
  return text === undefined ? undefined : (JSON.parse(text) as EngineAddresses);
};
