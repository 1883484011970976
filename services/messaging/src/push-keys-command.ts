import webPush from 'web-push';

/** Prints new keys of web push, as the variables by which messaging reads them. Who changes them later loses all subscriptions. */
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
process.stdout.write(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}\nPUSH_CONTACT=mailto:help@paltu.example\n`);
