import 'virtual:antd/Dropdown.css';

export { Dropdown } from 'antd';
