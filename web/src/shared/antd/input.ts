import 'virtual:antd/Input.css';

export { Input } from 'antd';
