import type { Knex } from 'knex';

/** Cases and reports are what members and admins wrote, never emptied; `reportable_texts`, `evidence` and `admins` are projections. */
const statements = [
  `create table cases (
     id uuid primary key,
     kind text not null check (kind in ('pet', 'store', 'product', 'vet', 'review', 'comment', 'member')),
     thing_id uuid not null,
     owner_id uuid not null,
     version integer not null check (version > 0),
     status text not null check (status in ('open', 'upheld', 'not-upheld', 'overturned')),
     is_urgent boolean not null,
     opened_at timestamptz not null,
     due_at timestamptz not null,
     ranked_at timestamptz,
     reason text not null,
     decided_by uuid,
     decided_at timestamptz,
     is_hidden boolean not null,
     suspends boolean not null,
     reinstates boolean not null default false,
     objection text,
     objected_at timestamptz,
     objection_reason text not null,
     objection_decided_by uuid,
     objection_decided_at timestamptz,
     check ((status = 'open') = (decided_at is null)))`,
  `create unique index cases_open on cases (kind, thing_id) where status = 'open'`,
  `create index cases_waiting on cases (ranked_at, id) where ranked_at is not null`,
  `create index cases_decided on cases (decided_at desc, id desc) where ranked_at is null`,
  `create index cases_of_owner on cases (owner_id, decided_at)`,

  `create table case_reports (
     id uuid primary key,
     case_id uuid not null references cases (id),
     reporter_id uuid,
     reason text not null,
     text text not null,
     evidence_kind text check (evidence_kind in ('conversation', 'request')),
     evidence_id uuid,
     reported_at timestamptz not null,
     is_trusted boolean not null,
     is_false boolean not null,
     judged_at timestamptz,
     check ((evidence_kind is null) = (evidence_id is null)),
     unique (case_id, reporter_id))`,
  `create index case_reports_of_reporter on case_reports (reporter_id, reported_at)`,
  `create index case_reports_false on case_reports (reporter_id, judged_at) where is_false`,

  `create table reportable_texts (
     id uuid primary key,
     kind text not null check (kind in ('review', 'comment')),
     version bigint not null,
     author_id uuid not null,
     place_kind text not null check (place_kind in ('vet', 'store', 'product', 'article')),
     place_id text not null,
     is_gone boolean not null)`,
  // Between whom conversations and adoption requests are.
  `create table evidence (
     id uuid primary key,
     kind text not null check (kind in ('conversation', 'request')),
     one_id uuid not null,
     other_id uuid not null)`,
  // Admins alone, who are few.
  `create table admins (id uuid primary key, version bigint not null)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
