#!/usr/bin/env bash
# Runs a class of Kafka with the memory of KAFKA_HEAP_OPTS and the flags of KAFKA_OPTS; LOG_LEVEL is the lowest level that is logged.
set -euo pipefail
read -ra flags <<<"${KAFKA_HEAP_OPTS:--Xmx256M} ${KAFKA_JVM_PERFORMANCE_OPTS:--XX:+UseG1GC} ${KAFKA_OPTS:-}"
logger=-Dorg.slf4j.simpleLogger
exec java -server "${flags[@]}" "$logger.defaultLogLevel=${LOG_LEVEL:-info}" \
  "$logger.showDateTime=true" "$logger.dateTimeFormat=yyyy-MM-dd HH:mm:ss,SSS" "$logger.showThreadName=false" -cp '/opt/kafka/libs/*' "$@"
