import 'virtual:antd/details.css';

// What shows one thing: its facts, how far it is, what became of it. A file of its own, for lists and forms need none of it.
export { Descriptions, Progress, Timeline } from 'antd';
