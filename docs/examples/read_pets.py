"""Follows what is published on Paltu: python read_pets.py localhost:9094 user password [seconds]"""
import json
import sys
import time
from kafka import KafkaConsumer

address, user, password = sys.argv[1:4]
ends = time.time() + float(sys.argv[4]) if len(sys.argv) > 4 else None
consumer = KafkaConsumer(
    "pets.published-pet.v1", bootstrap_servers=address, auto_offset_reset="earliest", enable_auto_commit=False,
    consumer_timeout_ms=500, security_protocol="SASL_PLAINTEXT", sasl_mechanism="SCRAM-SHA-256",
    sasl_plain_username=user, sasl_plain_password=password)
seen = {}  # the highest ce_sequence of each key; keep it where you keep the pets
while ends is None or time.time() < ends:
    for record in consumer:
        headers = {name: value.decode() for name, value in record.headers}
        key, sequence = record.key.decode(), int(headers["ce_sequence"])
        if sequence <= seen.get(key, 0):
            continue  # a repeat: what we hold is as new or newer
        seen[key] = sequence
        value = json.loads(record.value)
        if headers["ce_type"] == "pk.paltu.published-pet.updated.v1":
            print("keep", key, sequence, json.dumps(value["publishedPet"].get("name", "")), flush=True)
        elif headers["ce_type"] == "pk.paltu.published-pet.withdrawn.v1":
            print("forget", key, sequence, flush=True)
