import 'virtual:antd/Checkbox.css';

export { Checkbox } from 'antd';
