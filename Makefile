# The only entry point, for people and for CI. `make help` prints the lines with two hashes.
# Variables: PORT, DATA_DIR, DEMO=0, HOST_ADDRESS, DEMO_PUBLIC=1, BACKUP_DIR, KEEP, YES=1; on the command line or in the environment.

node := tooling/bootstrap/with-node.sh
# Runs a program of the product, as bundle.
program := $(node) deploy/local/src/run-program.ts
# For a program that makes millions of objects and forgets them soon: they are looked through less often.
short_lived := --max-semi-space-size=64
# What `make events list` and `make events rebuild consumer=…` hand on.
events_goals := $(filter-out events,$(MAKECMDGOALS))

.DEFAULT_GOAL := help
.PHONY: help start dev reset backup restore admin reset-second-factor notify rotate-keys push-keys events env upgrade integrator vets-export vets-import pin-images test test-ci test-all test-unit test-faults test-cluster test-compose fuzz bench check static codegen new-service new-slice mutate-events proto-check lint lint-root lint-web lint-canary lint-format format typecheck boundaries docs-check doctor screenshots web-report packages packages-for-running

help: ## lists the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

start: packages-for-running ## runs Paltu on this machine (PORT, DATA_DIR, DEMO=0); Ctrl-C stops it
	@$(program) deploy/local/src/main.ts

dev: packages-for-running ## the same, and restarts what changes while one works
	@DEV=1 $(program) deploy/local/src/main.ts

reset: packages-for-running ## forgets the data, after asking (YES=1 does not ask)
	@$(program) deploy/local/src/commands/reset-command.ts

# Where make env was run it is docker compose, for which no Node is needed.
profile_of_backup = $(or $(profile),$(if $(wildcard .env),cluster,single))

backup: ## copies all that is kept, restores the copy aside and reads it back (BACKUP_DIR, KEEP=7; profile=cluster, or single)
ifeq ($(profile_of_backup),cluster)
	@sh deploy/cluster/backup.sh
else
	@$(MAKE) --no-print-directory packages-for-running
	@$(program) deploy/local/src/commands/backup-command.ts
endif

restore: ## puts a backup in the place of what is there, after asking (from=…, the newest by default; YES=1 does not ask; profile=…)
ifeq ($(profile_of_backup),cluster)
	@sh deploy/cluster/restore.sh "$(from)"
else
	@$(MAKE) --no-print-directory packages-for-running
	@$(program) deploy/local/src/commands/restore-command.ts "$(from)"
endif

admin: packages-for-running ## makes an admin of an account: make admin email=you@example.org
	@$(program) deploy/local/src/commands/account-command.ts admin "$$email"

reset-second-factor: packages-for-running ## takes the second factor of an account away whose holder lost it: make reset-second-factor email=you@example.org
	@$(program) deploy/local/src/commands/account-command.ts reset-second-factor "$$email"

notify: packages-for-running ## mails everybody who waits for a page that it is open: make notify page=careers
	@$(program) deploy/local/src/commands/notify-command.ts "$$page"

rotate-keys: packages-for-running ## a new key signs access tokens in three minutes; the one before stays until its tokens are gone
	@$(program) deploy/local/src/commands/rotate-keys-command.ts

push-keys: packages-for-running ## prints new keys with which browsers are shown notifications, as variables of messaging
	@$(program) services/messaging/src/push-keys-command.ts

events: packages-for-running ## parked events and lag of consumers: make events list, or show, replay, drop, rewind, rebuild with consumer=…, republish with service=…
	@$(program) deploy/local/src/commands/events-command.ts $(ARGS) $(events_goals) $(filter consumer=% key=% event=% all=% wait=% service=%,$(MAKEOVERRIDES))

env: ## writes .env and .secrets for docker compose: random passwords; adds those that are missing, and changes none
	@sh deploy/cluster/write-env.sh

upgrade: ## puts this version in the place of the one that docker compose runs, service by service: no read is lost
	@sh deploy/cluster/upgrade.sh

integrator: ## lets an integrator read events by a login of its own, for docker compose: make integrator name=acme; revoke=yes ends that
	@sh deploy/cluster/integrator.sh "$(name)" "$(revoke)"

vets-export: ## writes all that vets keeps in a database of docker compose to a file: from=postgres file=vets.jsonl
	@sh deploy/cluster/move-vets.sh export "$(from)" "$(file)"

vets-import: ## fills an empty database of docker compose with it: to=mongodb file=vets.jsonl
	@sh deploy/cluster/move-vets.sh import "$(to)" "$(file)"

pin-images: ## pins the engines of docker compose, and what our image is built on, to the images that were pulled, by their digests
	@sh deploy/cluster/pin-images.sh

test: packages ## the tests that need no container engine, in minutes; the last line is the sum
	@$(node) tooling/bootstrap/ensure-chromium.ts
	@$(node) tests/run.ts --tier test

test-ci: packages ## the same, and each adapter and one journey on real engines, a short fault run, each screen once
	@$(node) tooling/bootstrap/ensure-chromium.ts
	@$(node) tests/run.ts --tier ci

test-all: packages ## every suite in full, on a machine with a container engine: before a release, and when events, persistence, runtime or deployment change
	@$(node) tooling/bootstrap/ensure-chromium.ts
	@$(node) tests/run.ts --tier all

test-unit: packages ## the tests that need no engine
	@$(node) --experimental-vm-modules node_modules/jest/bin/jest.js --testPathIgnorePatterns /node_modules/ '\.int\.test' '\.e2e\.test' '\.cluster\.test' '\.screen\.test' /tests/

test-faults: packages ## kills every process again and again, then compares (long; seed=… repeats a run, processes=one: all services in one, profile=cluster: engines in containers)
	@$(node) tests/faults/run-faults.ts --length long $(if $(profile),--profile $(profile)) $(if $(processes),--processes $(processes)) $(if $(seed),--seed $(seed))

fuzz: packages ## schemathesis over all calls of a running product (seconds=… seed=…)
	@$(node) tests/fuzz/run-fuzz.ts $(if $(seconds),--seconds $(seconds)) $(if $(seed),--seed $(seed))

test-cluster: packages ## the contracts again, on the real engines of several machines, in containers
	@$(node) tooling/bootstrap/ensure-chromium.ts
	@$(node) tests/run.ts cluster 'cluster services' 'cluster vets' 'cluster product'

test-compose: packages ## builds the image, docker compose up, a journey, every engine restarted under writes, down
	@$(node) tests/compose/run-compose.ts

bench: packages ## how fast it is, beside node:http and one plain file of Express; asserts nothing (listings=1000000 seconds=… only=… soak=minutes profile=cluster)
	@$(node) tests/bench/run-bench.ts $(if $(listings),--listings $(listings)) $(if $(seconds),--seconds $(seconds)) $(if $(only),--only '$(only)') $(if $(soak),--soak $(soak)) $(if $(profile),--profile $(profile))

check: static test-ci ## all of CI: what `make static` looks at, then the tests

# The last part writes what is generated anew, in place: nobody else may read it then.
static: packages ## lint, types, boundaries, documents, contracts
	@$(MAKE) --no-print-directory --jobs=2 lint boundaries docs-check
	@$(MAKE) --no-print-directory proto-check

codegen: packages ## makes what is generated from proto/ and the services: contracts, gateway table, API document, web types, tables, compose
	@$(node) tooling/codegen/codegen-command.ts

new-service: packages ## makes a service that runs at once: name=adoption, slice=visits (the name by default), events=yes
	@$(node) tooling/new-service/new-service-command.ts "name=$(name)" "slice=$(slice)" "events=$(events)"

new-slice: packages ## adds a slice to a service: service=adoption name=visits, events=yes
	@$(node) tooling/new-service/new-slice-command.ts "service=$(service)" "name=$(name)" "events=$(events)"

mutate-events: packages ## leaves out and crosses each field of each mapper of events; prints what nobody noticed (minutes)
	@$(node) tooling/mutations/mutate-events-command.ts

proto-check: packages ## contracts: lint, nothing broken, generated code is current
	@$(node) tooling/check-codegen.ts

lint: lint-root lint-web lint-canary lint-format ## types, ESLint and formatting, and the proof that what is planted is refused

lint-root: packages
	@$(node) $(short_lived) tooling/check-types-and-lint.ts root

lint-web: packages
	@$(node) $(short_lived) tooling/check-types-and-lint.ts web

lint-canary: packages
	@$(node) tooling/check-lint-canary.ts

lint-format: packages
	@$(node) $(short_lived) node_modules/prettier/bin/prettier.cjs --check --log-level warn .

format: packages ## writes files as Prettier has them
	@$(node) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

typecheck: packages ## TypeScript alone, which `make lint` asks too
	@$(node) node_modules/typescript/bin/tsc -p tsconfig.json
	@$(node) node_modules/typescript/bin/tsc -p web/tsconfig.json --noEmit

boundaries: packages ## who may import whom, and the proof that what is planted is refused
	@$(node) tooling/check-boundaries.ts

docs-check: packages ## what documents name is there, and the table of events is true
	@$(node) tooling/check-documents.ts

doctor: ## lists what this machine offers, what is missing, and of a running product what is to be done
	@$(node) tooling/bootstrap/doctor.ts

screenshots: packages ## every screen, state, language, theme and width to .data/screens; contact sheets to docs/screens, one of them the picture of the README
	@$(node) tooling/bootstrap/ensure-chromium.ts
	@$(node) tests/screens/screenshots/photograph-screens.ts

web-report: packages ## weight, LCP, CLS and long tasks of the main pages on a slow phone, CLS of every screen, beside their limits
	@$(node) tooling/bootstrap/ensure-chromium.ts
	@$(node) tests/web-report/print-web-report.ts

packages-for-running:
	@$(node) tooling/bootstrap/install-packages.ts running

packages:
	@$(node) tooling/bootstrap/install-packages.ts everything

# The words after `make events` are not targets.
ifeq ($(firstword $(MAKECMDGOALS)),events)
$(events_goals):
	@:
.PHONY: $(events_goals)
endif
