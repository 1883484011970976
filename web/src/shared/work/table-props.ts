import type { ReactNode } from 'react';

/** The order of a table: the name of a column, and whether it falls. */
export interface WorkOrder {
  by: string;
  isFalling: boolean;
}

export interface WorkColumn<Item> {
  name: string;
  title: string;
  cell: (item: Item) => ReactNode;
  /** `title` names the row and `actions` is what can be done with it: both are always shown. */
  part?: 'title' | 'actions';
  /** The rows can be put in its order, by the API: a table never sorts one page of many. */
  isSortable?: boolean;
  width?: number | string;
}

export interface WorkSelection<Item> {
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  /** What a screen reader calls the row. */
  nameOf: (item: Item) => string;
}

/** More of a row than its columns show, which opens below it; a card shows it at once. */
export interface WorkDetail<Item> {
  /** What a screen reader calls the row. */
  nameOf: (item: Item) => string;
  show: (item: Item) => ReactNode;
}

export interface WorkTableProps<Item> {
  /** What the columns of this table are remembered under. */
  name: string;
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  columns: readonly WorkColumn<Item>[];
  selection?: WorkSelection<Item>;
  detail?: WorkDetail<Item>;
  order?: WorkOrder;
  onOrder?: (order: WorkOrder | undefined) => void;
}
