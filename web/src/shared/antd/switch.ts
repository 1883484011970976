import 'virtual:antd/Switch.css';

export { Switch } from 'antd';
