import 'virtual:antd/Tabs.css';

export { Tabs } from 'antd';
