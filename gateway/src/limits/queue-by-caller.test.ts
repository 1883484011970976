import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { queueByCaller } from './queue-by-caller.ts';

const drained = <Item>(queue: ReturnType<typeof queueByCaller<Item>>): Item[] => {
  const items: Item[] = [];
  for (let next = queue.next(); next !== undefined; next = queue.next()) items.push(next);
  return items;
};

test('addresses take turns, each with its own in their order', () => {
  const queue = queueByCaller<string>(10);
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item.charAt(0), item);
  expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(queue.size()).toBe(0);
});

test('without room the last of the address with most has to go: one who asks once stays beside hundreds of another', () => {
  const queue = queueByCaller<string>(3);
  for (const item of ['a1', 'a2', 'a3']) expect(queue.add('a', item)).toBeUndefined();
  expect(queue.add('a', 'a4')).toBe('a4');
  expect(queue.add('b', 'b1')).toBe('a3');
  expect(drained(queue)).toEqual(['a1', 'b1', 'a2']);
});

test('a new address waits for no more than one of each other', () => {
  const property = fc.property(fc.array(fc.nat({ max: 5 }), { maxLength: 200 }), fc.nat({ max: 100 }), (senders, taken) => {
    const queue = queueByCaller<number>(1_000);
    for (const sender of senders) queue.add(String(sender), sender);
    for (let count = 0; count < taken; count += 1) queue.next();
    queue.add('honest', -1);
    const before = drained(queue).slice(0, 7);
    expect(before).toContain(-1);
    const others = before.slice(0, before.indexOf(-1));
    expect(new Set(others).size).toBe(others.length);
  });
  fc.assert(property);
});
