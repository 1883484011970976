const taken: Buffer[] = [];

process.on('disconnect', () => process.exit());
process.on('message', ({ megabytes }: { megabytes: number }) => {
  taken.push(Buffer.alloc(megabytes * 1_048_576, 1));
  process.send?.('taken');
});
process.send?.('ready');
