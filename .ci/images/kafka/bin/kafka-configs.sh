#!/usr/bin/env bash
LOG_LEVEL=warn exec /opt/kafka/bin/kafka-run-class.sh kafka.admin.ConfigCommand "$@"
