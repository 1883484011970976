import 'virtual:antd/Radio.css';

export { Radio } from 'antd';
