import 'virtual:antd/Modal.css';

export { Modal } from 'antd';
