import { connectDocuments, runDocumentTransaction } from '@paltu/documents';
import { newId, silentLogger } from '@paltu/kernel';
import { clusterEngines } from '@paltu/testing';
import { mongooseFindAway, mongooseMemberPresence } from '../src/index.ts';
import { describeMemberPresence } from './member-presence-contract.ts';

describeMemberPresence('MongoDB', async () => {
  const url = clusterEngines().mongo.urlFor(`test-${newId()}`);
  const documents = connectDocuments({ url, applicationName: 'test', logger: silentLogger });
  const presenceIn = mongooseMemberPresence(documents);
  await documents.prepare();
  return {
    presenceIn,
    findAway: mongooseFindAway(documents),
    run: (work) => runDocumentTransaction(documents, work),
    close: async () => {
      await documents.connection.dropDatabase();
      await documents.close();
    },
  };
});
