import 'virtual:antd/Select.css';

export { Select } from 'antd';
