import type { Beside } from './attack/honest-beside.ts';
import type { HotProduct } from './measures/hot-product.ts';
import type { IdleStreams } from './measures/idle-streams.ts';
import type { MixedLoad } from './measures/mixed-load.ts';
import type { SoakMinute } from './measures/soak.ts';
import type { Visible } from './measures/until-visible.ts';
import type { Figures } from './load/latencies.ts';

export interface Row {
  readonly name: string;
  /** Figures by what was measured: `paltu`, `node:http`, `express + pg`. */
  readonly figures: Readonly<Record<string, Figures>>;
}

/** What is measured besides scenarios. */
export interface Whole {
  /** The same scenarios, and memory after them, where each service is a process of its own; undefined where they are so anyway. */
  readonly each: { readonly rows: readonly Row[]; readonly memory: Readonly<Record<string, number>> } | undefined;
  readonly mixed: MixedLoad;
  readonly visible: Readonly<Record<string, Visible>>;
  /** Megabytes by process. */
  readonly memory: Readonly<Record<'idle' | 'afterLoad' | 'atRest', Readonly<Record<string, number>>>>;
  /** Browsers that wait for news. */
  readonly waiting: IdleStreams;
  /** Beside one address that asks for pages without end. */
  readonly attacked: readonly Beside[];
}

export interface Report {
  readonly at: string;
  readonly listings: number;
  readonly seconds: number;
  readonly connections: number;
  readonly profile: string;
  readonly cores: number;
  readonly node: string;
  readonly rows: readonly Row[];
  /** Undefined where it was not asked for. */
  readonly hot: HotProduct | undefined;
  /** Undefined where scenarios alone were asked for. */
  readonly whole: Whole | undefined;
  /** In milliseconds: with new databases, and with those there are. */
  readonly start: { readonly first: number; readonly again: number };
  /** Minute by minute; empty unless it was asked for. */
  readonly soak: readonly SoakMinute[];
}

const whole = (value: number): string => (Number.isFinite(value) ? Math.round(value).toLocaleString('en-US') : '–');
const ms = (value: number): string => (Number.isFinite(value) ? `${value < 10 ? value.toFixed(1) : Math.round(value)} ms` : '–');

const tableOf = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
};

const perSecond = (figures: Figures | undefined): string => (figures === undefined ? '' : whole(figures.perSecond));
const errorsOf = ({ errors, statuses }: Figures): string =>
  errors === 0
    ? '0'
    : Object.entries(statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ');

const loadRow = ({ name, figures: { paltu, 'node:http': raw, 'express + pg': plain } }: Row): readonly string[] => [
  name,
  ...(paltu === undefined ? ['', '', '', ''] : [whole(paltu.perSecond), ms(paltu.p50), ms(paltu.p99), errorsOf(paltu)]),
  perSecond(raw),
  perSecond(plain),
  plain === undefined ? '' : ms(plain.p99),
];

const loadTable = (rows: readonly Row[]): string =>
  tableOf([
    ['32 connections, few are 4', 'requests/s', 'p50', 'p99', 'errors', 'node:http', 'express + pg', 'its p99'],
    ...rows.map(loadRow),
  ]);

const cpuCells = (figures: Figures | undefined, parts: readonly string[]): string[] =>
  parts.map((part) => (figures?.cpu?.[part] === undefined ? '' : whole(figures.cpu[part])));

const partsOfProduct = ['gateway', 'services', 'postgresql'];

const cpuTable = ({ rows, whole }: Report): string => {
  const alone = new Map((whole?.each?.rows ?? []).map(({ name, figures }) => [name, figures['paltu']]));
  return tableOf([
    [
      'µs of CPU for each',
      ...partsOfProduct,
      'node:http',
      'express + pg',
      'its postgresql',
      ...partsOfProduct.map((part) => `each: ${part}`),
    ],
    ...rows.map(({ name, figures: { paltu, 'node:http': raw, 'express + pg': plain } }) => [
      ...[name, ...cpuCells(paltu, partsOfProduct), ...cpuCells(raw, ['process']), ...cpuCells(plain, ['process', 'postgresql'])],
      ...cpuCells(alone.get(name), partsOfProduct),
    ]),
  ]);
};

const countOf = ({ of, othersPerSecond }: Visible): string =>
  `of ${of}${othersPerSecond === undefined ? '' : `, ${whole(othersPerSecond)} others a second`}`;

const hotTable = ({ buyers, sold, reads, readsAlone }: HotProduct): string =>
  tableOf([
    [`${buyers} buyers of one product`, 'a second', 'p50', 'p99', 'errors'],
    ...Object.entries({ 'sold to them': sold, 'lists of products beside it': reads, 'the same lists without it': readsAlone }).map(
      ([name, figures]) => [name, whole(figures.perSecond), ms(figures.p50), ms(figures.p99), errorsOf(figures)],
    ),
  ]);

const otherTable = ({ mixed, visible }: Whole): string =>
  tableOf([
    ['', 'p50', 'p99', ''],
    ...(['reads', 'writes'] as const).map((kind) => [
      `${kind} of a busy evening, as felt`,
      ms(mixed[kind].p50),
      ms(mixed[kind].p99),
      `${whole(mixed[kind].perSecond)}/s, ${mixed[kind].errors} errors, ${mixed.uploads} uploads`,
    ]),
    ...Object.entries(visible).map(([name, one]) => [name, ms(one.p50), ms(one.p99), countOf(one)]),
  ]);

const attackTable = (attacked: readonly Beside[]): string =>
  tableOf([
    ['honest readers beside one address', 'p50', 'p99', 'errors', 'its requests/s', 'its errors'],
    ...attacked.map(({ connections, honest, attacker }) => [
      `${connections} connections that ask for /`,
      ms(honest.p50),
      ms(honest.p99),
      errorsOf(honest),
      whole(attacker.perSecond),
      errorsOf(attacker),
    ]),
  ]);

const memoryTable = ({ memory: { idle, afterLoad, atRest }, each }: Whole): string =>
  tableOf([
    ['MB', 'idle', 'after load', 'after a rest'],
    ...Object.keys(afterLoad).map((name) => [name, ...[idle, afterLoad, atRest].map((all) => whole(all[name] ?? Number.NaN))]),
    ...(each === undefined ? [] : [['all, each service a process', '', whole(each.memory['all'] ?? Number.NaN), '']]),
  ]);

const waitingTable = ({ waiting: { streams, before, open, after } }: Whole): string =>
  tableOf([
    ['gateway beside browsers that wait for news, MB', 'before', 'open', 'after they have left', 'KB each'],
    [`${whole(streams)} of them`, whole(before), whole(open), whole(after), whole(((open - before) * 1_024) / streams)],
  ]);

const soakTable = (minutes: readonly SoakMinute[]): string => {
  const names = Object.keys(minutes[0]?.memory ?? {});
  const rowOf = ({ reads, writes, memory }: SoakMinute, index: number): string[] => [
    String(index + 1),
    whole(reads.perSecond),
    ms(reads.p99),
    whole(writes.perSecond),
    ms(writes.p99),
    String(reads.errors + writes.errors),
    ...names.map((name) => whole(memory[name] ?? Number.NaN)),
  ];
  const memories = names.map((name) => `${name}, MB`);
  return tableOf([['minute', 'reads/s', 'p99', 'writes/s', 'p99', 'errors', ...memories], ...minutes.map(rowOf)]);
};

const wholeTables = (whole: Whole): readonly string[] => [
  otherTable(whole),
  attackTable(whole.attacked),
  memoryTable(whole),
  waitingTable(whole),
];

export const reportText = (report: Report): string =>
  [
    `${whole(report.listings)} listings, profile ${report.profile}, ${report.cores} cores, Node ${report.node}, ${report.seconds} s each`,
    loadTable(report.rows),
    cpuTable(report),
    ...(report.hot === undefined ? [] : [hotTable(report.hot)]),
    ...(report.whole === undefined ? [] : wholeTables(report.whole)),
    `start with new databases ${ms(report.start.first)}, start ${ms(report.start.again)}`,
    ...(report.soak.length === 0 ? [] : [soakTable(report.soak)]),
  ].join('\n\n');
