import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import index from '../pictures/pictures.json' with { type: 'json' };
import { demoListings, listingPictures, readPicture } from './listings.ts';
import { demoStores } from './stores.ts';
import { demoVets, vetPictures } from './vets.ts';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const stores = demoStores().map(({ key, products }) => ({ name: `stores/${key.replace('shop-', '')}`, products }));
const vets = demoVets().map(({ key }) => `vets/${key.replace('vet-', '')}`);
const banners = stores.map(({ name }) => `${name}-banner`);
const tables = vets.map((name) => `${name}-clinic-1`);
const others = [
  ...demoListings().flatMap(({ pet }) => pet.pictures.map((name) => `listings/${name}`)),
  ...vets.map((name) => `${name}-clinic-2`),
  ...stores.flatMap(({ name, products }) => [name, ...products.map(({ picture }) => `stores/${picture}`)]),
];

/** Of a lossy WebP picture; undefined for anything else. */
const sizeOf = (bytes: Buffer): string | undefined =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 16) === 'WEBPVP8 ' && bytes.readUInt32LE(4) + 8 === bytes.length
    ? `${bytes.readUInt16LE(26)} x ${bytes.readUInt16LE(28)}`
    : undefined;

const sizesOf = async (names: readonly string[]): Promise<Set<string | undefined>> =>
  new Set((await Promise.all(names.map(readPicture))).map(sizeOf));

test('every listing, vet, store and product has pictures of its own, of the right size', async () => {
  expect(await sizesOf(others)).toEqual(new Set(['800 x 600']));
  expect(await sizesOf(vets)).toEqual(new Set(['600 x 600']));
  expect(await sizesOf(tables)).toEqual(new Set(['800 x 510']));
  expect(await sizesOf(banners)).toEqual(new Set(['800 x 360']));
  const [listing, vet] = [demoListings()[0], demoVets()[0]];
  expect((await listingPictures(listing ?? fail())).map(sizeOf)).toEqual(['800 x 600', '800 x 600']);
  const { portrait, clinic } = await vetPictures(vet ?? fail());
  expect([portrait, ...clinic].map(sizeOf)).toEqual(['600 x 600', '800 x 510', '800 x 600']);
});

test('no picture is there twice, or for nothing', () => {
  const wanted = [...others, ...vets, ...tables, ...banners].map((name) => `${name}.webp`);
  expect(globSync('*/*.webp', { cwd: folder }).sort()).toEqual(wanted.sort());
  expect(new Set(wanted.map((name) => readFileSync(`${folder}${name}`, 'latin1'))).size).toBe(wanted.length);
});

test('each picture lies ready for services: its digest, its size and its narrow rendition', async () => {
  const prepared = Object.entries(index).map(([digest, { name, width, height }]) => ({ digest, name, size: `${width} x ${height}` }));
  const found = prepared.map(async ({ name }) => {
    const bytes = await readPicture(name);
    return { digest: createHash('sha256').update(bytes).digest('hex'), name, size: sizeOf(bytes) };
  });
  expect(prepared).toEqual(await Promise.all(found));
  expect(prepared.map(({ name }) => `${name}.webp`).sort()).toEqual(globSync('*/*.webp', { cwd: folder }).sort());
  const narrow = await sizesOf(prepared.map(({ name }) => `320/${name}`));
  expect([...narrow].every((size) => size?.startsWith('320 x '))).toBe(true);
});

function fail(): never {
  throw new Error('there are no demo data');
}
