import 'virtual:antd/message.css';

export { message } from 'antd';
