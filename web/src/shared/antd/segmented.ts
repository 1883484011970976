import 'virtual:antd/Segmented.css';

export { Segmented } from 'antd';
