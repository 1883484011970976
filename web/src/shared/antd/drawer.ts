import 'virtual:antd/Drawer.css';

export { Drawer } from 'antd';
