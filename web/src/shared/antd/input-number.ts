import 'virtual:antd/InputNumber.css';

export { InputNumber } from 'antd';
