#!/usr/bin/env bash
unset KAFKA_OPTS KAFKA_HEAP_OPTS
LOG_LEVEL=warn exec /opt/kafka/bin/kafka-run-class.sh org.apache.kafka.tools.consumer.group.ConsumerGroupCommand "$@"
