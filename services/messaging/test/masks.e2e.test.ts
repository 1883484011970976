import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

let messaging: RunningMessaging;
let owner: Someone;
let sana: Someone;
beforeAll(async () => {
  messaging = await startMessaging();
  owner = await messaging.someone({ firstName: 'Bilal' });
  sana = await messaging.someone();
});
afterAll(() => messaging.stop());

test('numbers and addresses are masked for the reader until the writer shares the own number, and frauds are warned of', async () => {
  const id = await messaging.started(sana, await messaging.aThing('pet', owner), 'Call 0 3 0 0 1234567 or write to sana at gmail dot com');
  const shown = async (as: Someone) => (await messaging.of(as, id).thread()).messages[0];
  expect(await shown(owner)).toMatchObject({ text: 'Call ••• or write to •••', masked: true, mine: false });
  expect(await shown(sana)).toMatchObject({ text: 'Call 0 3 0 0 1234567 or write to sana at gmail dot com', masked: false });
  expect((await messaging.of(sana, id).post('share-phone')).body.data.conversation).toMatchObject({ sharesPhone: true, phone: null });
  expect(await shown(owner)).toMatchObject({ text: 'Call 0 3 0 0 1234567 or write to sana at gmail dot com', masked: false });
  expect((await messaging.of(owner, id).thread()).conversation).toMatchObject({ phone: '+923001234567', sharesPhone: false });
  await messaging.of(owner, id).send('Pehle token bhej dein');
  const warned = async (as: Someone) => (await messaging.of(as, id).thread()).messages[1].warnings;
  expect([await warned(sana), await warned(owner)]).toEqual([['token-money'], []]);
});

test('what a reader may see is found as it is written, once; of the release before as it is read', async () => {
  const id = await messaging.started(sana, await messaging.aThing('pet', owner), 'Call 0300 1234567, token bhej dein');
  const row = messaging.database('messages').where({ conversation_id: id });
  expect(await row.clone()).toMatchObject([{ masked_text: 'Call •••, token bhej dein', warnings: ['token-money'] }]);
  const shown = async () => (await messaging.of(owner, id).thread()).messages;
  await row.clone().update({ masked_text: 'As it is kept', warnings: ['otp'] });
  expect(await shown()).toMatchObject([{ text: 'As it is kept', masked: true, warnings: ['otp'] }]);
  await row.clone().update({ masked_text: null, warnings: null });
  expect(await shown()).toMatchObject([{ text: 'Call •••, token bhej dein', masked: true, warnings: ['token-money'] }]);
});

test('a number in parts is masked in all of them, by whichever way the first was written, but not what the other side writes', async () => {
  const id = await messaging.started(sana, await messaging.aThing('pet', owner), 'Mera number 0300');
  await messaging.of(owner, id).send('123');
  for (const part of ['phir 123', '4567']) await messaging.of(sana, id).send(part);
  const shown = async (as: Someone) => (await messaging.of(as, id).thread()).messages.map(({ text }: { text: string }) => text);
  expect(await shown(owner)).toEqual(['Mera number •••', '123', 'phir •••', '•••']);
  expect(await shown(sana)).toEqual(['Mera number 0300', '123', 'phir 123', '4567']);
});

test('what is masked wrongly is shown by who wrote it, for good; not by the other side, and not the own number', async () => {
  const written = 'Chalan 92310555123456';
  const id = await messaging.started(sana, await messaging.aThing('pet', owner), written);
  const messages = async (as: Someone) => (await messaging.of(as, id).thread()).messages;
  expect(await messages(owner)).toMatchObject([{ text: 'Chalan •••', masked: true, maskedForOther: false }]);
  const [{ id: messageId, ...mine }] = await messages(sana);
  expect(mine).toMatchObject({ masked: false, maskedForOther: true });
  const unmask = (as: Someone, message = messageId) => messaging.of(as, id).post(`messages/${message}/unmask`);
  const refusals = [await unmask(owner), await unmask(sana, newId()), await unmask(await messaging.someone())];
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'message.not-found'],
    [404, 'message.not-found'],
    [404, 'conversation.not-found'],
  ]);
  for (const _again of [1, 2])
    expect(await unmask(sana)).toMatchObject({ status: 200, body: { data: { chatMessage: { text: written, maskedForOther: false } } } });
  await messaging.of(sana, id).send('0301 7654321');
  expect(await messages(owner)).toMatchObject([{ text: written, masked: false }, { text: '•••' }]);
  const own = (await messaging.of(sana, id).send('Ya 0300 1234567')).body.data.chatMessage;
  expect(await unmask(sana, own.id)).toMatchObject({ status: 409, body: { code: 'message.own-number' } });
});
