export { dateVerifiedContacts as up, undateVerifiedContacts as down } from '@paltu/projections';
