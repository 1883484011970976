import 'virtual:antd/Drawer.css';
import { Drawer as Plain } from 'antd';
import { withAntdLocale } from './with-antd-locale.ts';

export const Drawer = withAntdLocale(Plain);
