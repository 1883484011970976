// refused by no-console
console.log('printed');
