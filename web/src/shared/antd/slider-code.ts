import 'virtual:antd/Slider.css';

export { Slider } from 'antd';
