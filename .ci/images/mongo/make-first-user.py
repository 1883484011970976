"""The user that may do everything, made while nobody else reaches the server."""
import os
import pymongo

server = pymongo.MongoClient('127.0.0.1', 27017, serverSelectionTimeoutMS=30000)
server.admin.command(
    'createUser',
    os.environ['MONGO_INITDB_ROOT_USERNAME'],
    pwd=os.environ['MONGO_INITDB_ROOT_PASSWORD'],
    roles=[{'role': 'root', 'db': 'admin'}],
)
