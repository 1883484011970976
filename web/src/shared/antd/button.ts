import 'virtual:antd/Button.css';

export { Button } from 'antd';
