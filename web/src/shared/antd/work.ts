import 'virtual:antd/work.css';

// What work screens are built of. Only they import this file: its code is one file for all of them, and no public page loads it.
export {
  Badge,
  Button,
  Card,
  Checkbox,
  Form,
  Input,
  Layout,
  Menu,
  Popover,
  Radio,
  Segmented,
  Select,
  Statistic,
  Switch,
  Table,
  Tabs,
  Tag,
} from 'antd';
