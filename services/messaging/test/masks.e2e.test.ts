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

test.each([
  ['in words', ['zero three double zero one two three four five six seven']],
  ['in parts', ['0300', '123', '4567']],
  ['in words and parts', ['zero three zero', 'zero 123', 'four five six seven']],
])('the own number is not shown %s, but what is masked wrongly beside it is', async (_how, numbers) => {
  const id = await messaging.started(sana, await messaging.aThing('pet', owner));
  const sent: { id: string }[] = [];
  for (const text of ['Chalan 92310555123456', ...numbers, 'Chalan 92310555123456'])
    sent.push((await messaging.of(sana, id).send(text)).body.data.chatMessage);
  // Others after it do not move its parts out of sight.
  for (let count = 0; count < 13; count += 1) await messaging.of(sana, id).send('Sirf Lahore mein');
  const shown = async () =>
    (await messaging.of(owner, id).thread()).messages.slice(1, sent.length + 1).map(({ text }: { text: string }) => text);
  const hidden = await shown();
  expect(hidden.slice(1, -1).every((text: string) => text.includes('•••'))).toBe(true);
  const answers: (string | number)[] = [];
  for (const message of sent) {
    const { status, body } = await messaging.of(sana, id).post(`messages/${message.id}/unmask`);
    answers.push(body.code ?? status);
  }
  expect(answers).toEqual([200, ...numbers.map(() => 'message.own-number'), 200]);
  expect(await shown()).toEqual(['Chalan 92310555123456', ...hidden.slice(1, -1), 'Chalan 92310555123456']);
});

test('a number that goes on after a message that its writer has shown is masked, and what is shown stays', async () => {
  const written = 'Chalan 92310555123456, ya 0301';
  const id = await messaging.started(sana, await messaging.aThing('pet', owner), written);
  const [{ id: messageId }] = (await messaging.of(sana, id).thread()).messages;
  await messaging.of(sana, id).post(`messages/${messageId}/unmask`);
  await messaging.of(sana, id).send('7654321');
  expect((await messaging.of(owner, id).thread()).messages).toMatchObject([{ text: written }, { text: '•••' }]);
});

test('what is hidden stays so when more is hidden later, though the message before is too long ago to be read with it', async () => {
  const id = await messaging.started(sana, await messaging.aThing('pet', owner), `${'meow '.repeat(99)}0300`);
  for (const part of [`1234567 ${'meow '.repeat(97)}0301`, 'phir 765', '4321']) await messaging.of(sana, id).send(part);
  const shown = (await messaging.of(owner, id).thread()).messages.map(({ text }: { text: string }) => text);
  expect(shown).toEqual([`${'meow '.repeat(99)}•••`, `••• ${'meow '.repeat(97)}•••`, 'phir •••', '•••']);
});

test('who may not write may not show what is masked either', async () => {
  const [reader, writer] = [await messaging.someone(), await messaging.someone()];
  const id = await messaging.started(writer, await messaging.aThing('pet', reader), 'Chalan 92310555123456');
  const [{ id: messageId }] = (await messaging.of(writer, id).thread()).messages;
  const refused = async () => (await messaging.of(writer, id).post(`messages/${messageId}/unmask`)).body.code;
  await messaging.of(reader, id).post('block');
  expect(await refused()).toBe('conversation.blocked');
  await messaging.of(reader, id).unblock();
  await messaging.database('writing_stops').insert({ member_id: writer.userId, stopped_until: null });
  expect(await refused()).toBe('conversation.writing-stopped');
  await messaging.database('writing_stops').delete();
  await messaging.deactivates(reader, 2);
  expect(await refused()).toBe('conversation.member-left');
  await messaging.deactivates(writer, 2);
  expect(await refused()).toBe('account.deactivated');
  expect((await messaging.of(reader, id).thread()).messages).toMatchObject([{ text: 'Chalan •••', masked: true }]);
});

test('what a visitor wrote is not for its reader to show', async () => {
  const visitor = { name: 'ثنا', email: 'sana@example.org', message: 'Hello', elapsedMs: 30_000 };
  await messaging.start(undefined, await messaging.aThing('vet', owner), visitor, { 'x-forwarded-for': '203.0.113.7' });
  const written = await messaging.database('messages').whereNull('writer_id').first();
  const { status, body } = await messaging.of(owner, written.conversation_id).post(`messages/${written.id}/unmask`);
  expect([status, body.code]).toEqual([404, 'message.not-found']);
});
